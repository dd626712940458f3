/**
 * The address of a telephone link.
 * @example phoneHref('+33 6 39 98 07 42') // 'tel:+33639980742'
 */
export const phoneHref = (phone: string) => `tel:${phone.replaceAll(' ', '')}`;
