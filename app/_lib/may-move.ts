/** Whether the visitor lets things move: by their system, and by the page's own pause control. */
export function mayMove(): boolean {
  return (
    !matchMedia('(prefers-reduced-motion: reduce)').matches &&
    !document.documentElement.hasAttribute('data-still')
  );
}
