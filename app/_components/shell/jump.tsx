/** What is seen between two pages while the jump lasts: stars stretched into lines. All of it is in _jump.scss. */
export function Jump() {
  return (
    <svg id="jump" aria-hidden="true" focusable="false">
      <circle />
      <circle />
      <circle />
    </svg>
  );
}
