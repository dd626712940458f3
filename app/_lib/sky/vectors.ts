/** A direction or a position in a frame with right-handed axes. */
export type Vector = readonly [number, number, number];

/** Turns a vector of one frame into the same vector of another one. */
export type Matrix = readonly [Vector, Vector, Vector];

export const radians = (degrees: number) => (degrees * Math.PI) / 180;
export const degrees = (radians: number) => (radians * 180) / Math.PI;

/** The sine and cosine of an angle in degrees. */
export const sin = (angle: number) => Math.sin(radians(angle));
export const cos = (angle: number) => Math.cos(radians(angle));

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const length = (vector: Vector) => Math.hypot(...vector);
export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (vector: Vector, factor: number): Vector => [
  vector[0] * factor,
  vector[1] * factor,
  vector[2] * factor,
];

/** The angle between two directions, in degrees. */
export const separation = (a: Vector, b: Vector) =>
  degrees(Math.acos(Math.min(1, Math.max(-1, dot(a, b) / (length(a) * length(b))))));

/** The unit vector at a longitude and a latitude, or at a right ascension and a declination, in degrees. */
export const towards = (longitude: number, latitude: number): Vector => [
  cos(latitude) * cos(longitude),
  cos(latitude) * sin(longitude),
  sin(latitude),
];

export const apply = (matrix: Matrix, vector: Vector): Vector => [
  dot(matrix[0], vector),
  dot(matrix[1], vector),
  dot(matrix[2], vector),
];

/** The matrix that applies `first`, then `second`. */
export function compose(second: Matrix, first: Matrix): Matrix {
  const [a, b, c] = first;
  const row = ([x, y, z]: Vector): Vector => [
    x * a[0] + y * b[0] + z * c[0],
    x * a[1] + y * b[1] + z * c[1],
    x * a[2] + y * b[2] + z * c[2],
  ];
  return [row(second[0]), row(second[1]), row(second[2])];
}

/** Turns the axes by an angle in degrees around the first, second or third of them. */
export const turnX = (angle: number): Matrix => [
  [1, 0, 0],
  [0, cos(angle), sin(angle)],
  [0, -sin(angle), cos(angle)],
];
export const turnY = (angle: number): Matrix => [
  [cos(angle), 0, -sin(angle)],
  [0, 1, 0],
  [sin(angle), 0, cos(angle)],
];
export const turnZ = (angle: number): Matrix => [
  [cos(angle), sin(angle), 0],
  [-sin(angle), cos(angle), 0],
  [0, 0, 1],
];
