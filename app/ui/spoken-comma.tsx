/**
 * For the ear, where a dot or a gap is drawn for the eye. It is part of the words before it: in a
 * box of its own it would be heard with a space before it.
 */
export const SpokenComma = () => <span className="spoken">, </span>;
