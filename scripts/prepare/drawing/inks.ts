/** Flat inks of a drawing: its ground, the halo on it, words and stars, and three of the bodies. */
export interface Inks {
  /** The colour of a card around it. */
  ground: string;
  halo: string;
  /** Of stars, and of words on the ground. */
  ink: string;
  night: string;
  day: string;
  light: string;
}

/** Each ground with two sets of inks for bodies: night, day and light. */
const grounds = [
  ['#ff7460', '#e24a37', '#1c0a22', ['#2b0f34', '#6d2c5e', '#ffd2a8'], ['#6e1a2c', '#ffd2a8', '#fff6e4']],
  ['#0c5a57', '#17736c', '#fdf3cf', ['#04292a', '#f3b33d', '#fff0c4'], ['#04292a', '#ff7a5c', '#ffd2a8']],
  ['#f2eee0', '#e0d7bf', '#0f2230', ['#0f2230', '#ff6b54', '#f3b33d'], ['#0f2230', '#0c6a65', '#45b39d']],
  ['#20306e', '#2f469c', '#ffe3ae', ['#0a1030', '#f3b33d', '#fff0c4'], ['#0a1030', '#45b39d', '#e2f7e1']],
  ['#f3b33d', '#e0952a', '#2a1602', ['#3d0f1c', '#d8432f', '#ffe9bd'], ['#06302f', '#0c6460', '#fff0c4']],
  ['#5b2b63', '#773c81', '#ffeaf3', ['#1e0825', '#ff7d5c', '#ffd2a8'], ['#1e0825', '#e58bb4', '#ffeaf3']],
] as const;

/**
 * Neighbours have different inks. From one round to the next, pairs of grounds change places, so
 * that each is met with its body on either side.
 */
export function inksOf(number: number): Inks {
  const round = Math.floor(number / grounds.length);
  const place = (number % grounds.length) ^ (round % 2);
  const [ground, halo, ink, ...bodies] = grounds[place] ?? grounds[0];
  const [night, day, light] = bodies[round % 2] ?? bodies[0];
  return { ground, halo, ink, night, day, light };
}
