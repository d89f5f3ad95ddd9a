let context: AudioContext | undefined;

/** Browsers allow sounds only after a page was touched: called by presses, long before the sound. */
export function allowBell(): void {
  context ??= new AudioContext();
  void context.resume();
}

/** Seconds between the strokes, and how long each one sounds. */
const STROKES = [0, 0.6, 1.2] as const;
const LENGTH = 0.5;

/** Three strokes; silent where the page may make no sound. */
export function ringBell(): void {
  if (context?.state !== "running") return;
  for (const stroke of STROKES) {
    const begin = context.currentTime + stroke;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = 880;
    volume.gain.setValueAtTime(0.4, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + LENGTH);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + LENGTH);
  }
}
