import type en from '../messages/en.json';
import type fr from '../messages/fr.json';

/** `Given` itself, provided that it fits `Wanted`: the type check names the key that does not. */
type Fits<Wanted, Given extends Wanted> = Given;

/** The shape that both catalogues share. A key that only one of them has fails the type check here. */
export type Messages = Fits<typeof fr, typeof en> & Fits<typeof en, typeof fr>;

/** Dotted paths to the leaves of type `Leaf` in a tree of messages. */
type PathsTo<Leaf, Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends Leaf
    ? Key
    : Tree[Key] extends string | readonly unknown[]
      ? never
      : `${Key}.${PathsTo<Leaf, Tree[Key]>}`;
}[keyof Tree & string];

/** A dotted path to one text of the catalogues, as `t()` takes it. */
export type TextKey = PathsTo<string, Messages>;

/** A dotted path to a list of texts of the catalogues. */
export type ListKey = PathsTo<readonly string[], Messages>;

/** The paths at or below some keys. A group may be empty: without a video there is no path below `videos`. */
export type Under<Key extends string, Path = TextKey | ListKey> = Extract<Path, Key | `${Key}.${string}`>;

/** The ids of a list. An empty one has an id that nothing names, so that the code about its items stays valid. */
export type IdOf<List> = [keyof List] extends [never] ? 'none' : keyof List;

/** The key of a work: the `dashboards` of `works.dashboards.subTitle`. */
export type WorkKey = keyof Messages['works'];
