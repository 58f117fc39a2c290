/** A message of the Phoenix protocol, version 2: `[join_ref, ref, topic, event, payload]`. */
export interface Frame {
  joinRef: string | null;
  ref: string | null;
  /** `phoenix` for the connection itself, else `realtime:<topic>`. */
  topic: string;
  event: string;
  payload: Record<string, unknown>;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 255;
const isRef = (value: unknown): value is string | null => value === null || isText(value);

/** Parses a text frame; null if it is invalid. */
export function parseFrame(text: string): Frame | null {
  let parts: unknown;
  try {
    parts = JSON.parse(text);
  } catch {
    return null;
  }
  if (!Array.isArray(parts) || parts.length !== 5) return null;
  const [joinRef, ref, topic, event, payload] = parts as unknown[];
  if (!isRef(joinRef) || !isRef(ref) || !isText(topic) || !isText(event)) return null;
  const isObject = typeof payload === 'object' && payload !== null && !Array.isArray(payload);
  return { joinRef, ref, topic, event, payload: isObject ? (payload as Record<string, unknown>) : {} };
}

export function printFrame({ joinRef, ref, topic, event, payload }: Frame): string {
  return JSON.stringify([joinRef, ref, topic, event, payload]);
}
