/** Whether the visitor lets things move: by their system, and by the page's own pause control. */
function mayMove(): boolean {
  return (
    !matchMedia('(prefers-reduced-motion: reduce)').matches &&
    !document.documentElement.hasAttribute('data-still')
  );
}

/** Lets an element grow from the place and size of another one into its own. */
export function growFrom(origin: Element, element: Element) {
  if (!mayMove() || !('animate' in element)) return;
  const from = origin.getBoundingClientRect();
  const to = element.getBoundingClientRect();
  if (to.width === 0) return;
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  element.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})` }, { transform: 'none' }],
    {
      duration: 280,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    },
  );
}
