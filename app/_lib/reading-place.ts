/**
 * Remembers where in the window the text is that is being read: words of another language make a page longer or shorter.
 * @returns a function that scrolls that text back to its place
 */
export function holdReadingPlace(): () => void {
  if (window.scrollY === 0) return () => {};
  // Below the bar; paragraphs may be sticky, headings and items of lists are not.
  const isRead = (block: Element) => block.getBoundingClientRect().bottom > 96;
  const block = [...document.querySelectorAll('main :is(h1, h2, h3, h4, li)')].find(isRead);
  const parent = block?.parentElement;
  if (!block || !parent) return () => {};
  // The items of a list are made anew, so the place is known by its number.
  const index = [...parent.children].indexOf(block);
  const { top } = block.getBoundingClientRect();
  return () => {
    const shift = (parent.children[index]?.getBoundingClientRect().top ?? top) - top;
    window.scrollBy({ top: shift, behavior: 'instant' });
  };
}
