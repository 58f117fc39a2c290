/** How a picture is shown: enlarged `scale` times, its middle moved by `x` and `y` px. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

/** Px, from the stage's middle; x grows to the right in both reading directions. */
export interface Point {
  x: number;
  y: number;
}

export const wholePicture: View = { scale: 1, x: 0, y: 0 };
export const largestScale = 5;
/** What a double click or tap enlarges to. */
export const closeScale = 2.5;

/** The view with another scale, so that what lies under `point` stays there; `side` is the stage's in px. */
export function zoomed(view: View, scale: number, point: Point, side: number): View {
  const next = Math.min(largestScale, Math.max(1, scale));
  const share = next / view.scale;
  return kept(
    { scale: next, x: point.x - (point.x - view.x) * share, y: point.y - (point.y - view.y) * share },
    side,
  );
}

/** The view moved by px, never beyond the picture's edge. */
export function moved(view: View, by: Point, side: number): View {
  return kept({ ...view, x: view.x + by.x, y: view.y + by.y }, side);
}

function kept({ scale, x, y }: View, side: number): View {
  const reach = ((scale - 1) * side) / 2;
  const within = (value: number) => Math.min(reach, Math.max(-reach, value));
  return { scale, x: within(x), y: within(y) };
}
