import { maxScale, moved, wholePicture, zoomed } from './zoom.ts';

const side = 400;

test('keeps the point under the pointer fixed', () => {
  const point = { x: 100, y: -50 };
  const view = zoomed(wholePicture, 2, point, side);
  // Position under the pointer in picture coordinates, before and after.
  expect((point.x - view.x) / view.scale).toBeCloseTo(point.x);
  expect((point.y - view.y) / view.scale).toBeCloseTo(point.y);
});

test('limits the scale between the whole picture and the maximum', () => {
  expect(zoomed(wholePicture, 0.2, { x: 10, y: 10 }, side)).toEqual(wholePicture);
  expect(zoomed(wholePicture, 99, { x: 0, y: 0 }, side).scale).toBe(maxScale);
});

test('stops a drag at the edge and does not move the whole picture', () => {
  const view = zoomed(wholePicture, 2, { x: 0, y: 0 }, side);
  expect(moved(view, { x: 30, y: -1_000 }, side)).toEqual({ scale: 2, x: 30, y: -200 });
  expect(moved(wholePicture, { x: 50, y: 50 }, side)).toEqual(wholePicture);
});

test('centres the picture when zoomed out', () => {
  const corner = moved(zoomed(wholePicture, 4, { x: 0, y: 0 }, side), { x: 600, y: 600 }, side);
  expect(zoomed(corner, 1, { x: 0, y: 0 }, side)).toEqual(wholePicture);
});
