import type { PictureId } from '@/content/types';

/** The worlds that can turn, by their picture: its pixels, and how far away the planet is. */
export const worlds = {
  'worlds/gas': { size: { width: 1800, height: 1200 }, distance: 5.15 },
  'worlds/living': { size: { width: 1400, height: 1400 }, distance: 3.62 },
} satisfies { [Id in PictureId]?: object };

export type TurningWorld = keyof typeof worlds;

export const canTurn = (picture: PictureId): picture is TurningWorld => picture in worlds;
