/** How far up a reader scrolls, in pixels, before the bar returns. */
const enough = 12;

/**
 * A ref for the bar. It scrolls away with the page, and returns, smaller, when the visitor scrolls up a little. While the
 * page is scrolled the bar carries `data-scrolled`, and `data-returned` where it is shown; the style sheet does the rest.
 */
export function followScroll(bar: HTMLElement) {
  let turn = window.scrollY;
  const follow = () => {
    const { scrollY } = window;
    const isScrolled = bar.hasAttribute('data-scrolled');
    // A bar that has returned stays until the top, where it takes its own place again.
    bar.toggleAttribute('data-scrolled', scrollY > (isScrolled ? 0 : bar.offsetHeight));
    const hasReturned = bar.hasAttribute('data-returned');
    // The point where the direction last changed.
    if (hasReturned ? scrollY < turn : scrollY > turn) turn = scrollY;
    if (Math.abs(scrollY - turn) >= enough) {
      bar.toggleAttribute('data-returned', !hasReturned);
      turn = scrollY;
    }
  };
  follow();
  window.addEventListener('scroll', follow, { passive: true });
  return () => window.removeEventListener('scroll', follow);
}
