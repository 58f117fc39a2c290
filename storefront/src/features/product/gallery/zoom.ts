/** Zoom state: scale, and offset of the picture's centre in px. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

/** Px from the centre of the stage; x increases to the right in both reading directions. */
export interface Point {
  x: number;
  y: number;
}

export const wholePicture: View = { scale: 1, x: 0, y: 0 };
export const maxScale = 5;
/** Scale after a double click or tap. */
export const doubleTapScale = 2.5;

/** Scales the view and keeps the point under `point` fixed. `side` is the length of the stage in px. */
export function zoomed(view: View, scale: number, point: Point, side: number): View {
  const next = Math.min(maxScale, Math.max(1, scale));
  const share = next / view.scale;
  return limited(
    { scale: next, x: point.x - (point.x - view.x) * share, y: point.y - (point.y - view.y) * share },
    side,
  );
}

/** Moves the view by px, limited to the picture's edges. */
export function moved(view: View, by: Point, side: number): View {
  return limited({ ...view, x: view.x + by.x, y: view.y + by.y }, side);
}

function limited({ scale, x, y }: View, side: number): View {
  const maxOffset = ((scale - 1) * side) / 2;
  const within = (value: number) => Math.min(maxOffset, Math.max(-maxOffset, value));
  return { scale, x: within(x), y: within(y) };
}
