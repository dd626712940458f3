/** For `sizes` of pictures and media queries of scripts, as in `_settings-breakpoints.scss`. */
export const breakpoints = { wide: '48rem', beside: '64rem' };
