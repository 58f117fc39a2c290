import { useCallback, useEffect, useRef, useState, type PointerEvent } from 'react';
import { doubleTapScale, moved, wholePicture, zoomed, type Point, type View } from './zoom.ts';

/** Maximum time between the taps of a double tap, ms. */
const doubleTap = 300;
/** Maximum movement of a finger during a tap, px. */
const tapSlip = 10;
const keyPan = 60;

/**
 * Zoom of a square stage by wheel, pinch, double click or tap and drag, with functions for buttons and keys.
 */
export function useZoom() {
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const [view, setView] = useState<View>(wholePicture);
  const pointers = useRef(new Map<number, Point>());
  const lastTap = useRef(0);
  /** Start position of a single touch; null after it moved or another finger joined. */
  const tap = useRef<Point | null>(null);

  const zoomBy = useCallback(
    (factor: number, point: Point = { x: 0, y: 0 }) =>
      setView((now) => zoomed(now, now.scale * factor, point, sideOf(stage))),
    [stage],
  );
  const toggle = (point: Point) =>
    setView((now) => (now.scale > 1 ? wholePicture : zoomed(now, doubleTapScale, point, sideOf(stage))));
  const panBy = (x: number, y: number) =>
    setView((now) => moved(now, { x: x * keyPan, y: y * keyPan }, sideOf(stage)));

  useEffect(() => {
    if (!stage) return undefined;
    // Native listener, because React's wheel listener is passive and the page would scroll too.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY / 300), placeOf(event, stage));
    };
    stage.addEventListener('wheel', onWheel, { passive: false });
    return () => stage.removeEventListener('wheel', onWheel);
  }, [stage, zoomBy]);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const place = placeOf(event, event.currentTarget);
    tap.current = pointers.current.size === 0 ? place : null;
    pointers.current.set(event.pointerId, place);
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = placeOf(event, event.currentTarget);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (tap.current && distance(tap.current, now) > tapSlip) tap.current = null;
    if (other) zoomBy(distance(now, other) / Math.max(1, distance(before, other)), middle(now, other));
    else setView((view) => moved(view, { x: now.x - before.x, y: now.y - before.y }, sideOf(stage)));
  }

  function onPointerEnd({ pointerId }: PointerEvent) {
    pointers.current.delete(pointerId);
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    onPointerEnd(event);
    if (event.pointerType === 'mouse' || !tap.current) return;
    if (event.timeStamp - lastTap.current < doubleTap) toggle(placeOf(event, event.currentTarget));
    lastTap.current = event.timeStamp;
  }

  return {
    view,
    reset: () => setView(wholePicture),
    zoomBy,
    panBy,
    stage: {
      ref: setStage,
      onDoubleClick: (event: React.MouseEvent<HTMLElement>) => toggle(placeOf(event, event.currentTarget)),
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerEnd,
    },
  };
}

const sideOf = (stage: HTMLElement | null) => stage?.clientWidth ?? 0;
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

function placeOf({ clientX, clientY }: { clientX: number; clientY: number }, stage: HTMLElement): Point {
  const box = stage.getBoundingClientRect();
  return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
}
