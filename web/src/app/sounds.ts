/// Sounds, made of a few waves; off unless somebody wants them.

let context: AudioContext | null = null;

const TONES = { bell: [880, 1320, 1760], whistle: [330, 415, 494] };

export function chime(which: keyof typeof TONES): void {
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [nth, pitch] of TONES[which].entries()) {
    const [wave, loud] = [context.createOscillator(), context.createGain()];
    wave.frequency.value = pitch;
    loud.gain.setValueAtTime(0.09 / (nth + 1), now);
    loud.gain.exponentialRampToValueAtTime(0.0001, now + (which === "bell" ? 1.4 : 0.7));
    wave.connect(loud).connect(context.destination);
    wave.start(now);
    wave.stop(now + 1.5);
  }
}
