let context: AudioContext | null = null;

/** Frequency (Hz) and start (s) of each note. */
const notes = [
  [660, 0],
  [880, 0.16],
] as const;

/** Plays two short notes. Browsers play no sound before the first click or key press on a page. */
export async function chime(): Promise<void> {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const { destination } = context;
  await context.resume();
  const now = context.currentTime;
  for (const [frequency, after] of notes) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const start = now + after;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.25, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.35);
    tone.connect(volume).connect(destination);
    tone.start(start);
    tone.stop(start + 0.4);
  }
}
