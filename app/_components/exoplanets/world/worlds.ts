import type { PictureId } from '@/content/pictures';
import common from '@/scripts/artwork/scenes/common.glsl';
import gasScene from '@/scripts/artwork/scenes/gas.frag';
import livingScene from '@/scripts/artwork/scenes/living.frag';
import { gas, living, type World } from '@/scripts/artwork/scenes/worlds';
import gasPasses from './gas.glsl';
import livingPasses from './living.glsl';
import passes from './passes.glsl';

type Pass = 'SURFACE' | 'LIGHT' | 'FRAME';

export type LiveWorld = World & {
  /** How many textures its surface takes. */
  maps: 1 | 2;
  source: (pass: Pass) => string;
};

const source = (scene: string, own: string) => (pass: Pass) =>
  `${common}\n#define ${pass}\n${scene}${passes}${own}`;

/** The worlds that can turn, by the picture of each. */
export const liveWorlds: { readonly [Id in PictureId]?: LiveWorld } = {
  'worlds/gas': { ...gas, maps: 1, source: source(gasScene, gasPasses) },
  'worlds/living': { ...living, maps: 2, source: source(livingScene, livingPasses) },
};
