/* Drawn here because neither font has these signs; each is hidden from assistive technology, the words say it. */

const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  focusable: false,
} as const;

/** To a page of this site. */
export function ArrowRight() {
  return (
    <svg {...stroke} aria-hidden="true" width="18" height="12" viewBox="0 0 18 12">
      <path d="M0 6h16M11.5 1.2 16.3 6l-4.8 4.8" />
    </svg>
  );
}

/** To a file. */
export function ArrowDown() {
  return (
    <svg {...stroke} aria-hidden="true" width="12" height="15" viewBox="0 0 12 15">
      <path d="M6 0v11M1.2 6.5 6 11.3l4.8-4.8M0 14.2h12" />
    </svg>
  );
}

/** To another site. */
export function ArrowOut() {
  return (
    <svg {...stroke} aria-hidden="true" width="11" height="11" viewBox="0 0 11 11">
      <path d="M1 10 10 1M3 1h7v7" />
    </svg>
  );
}

/** Out of here, to somebody else. */
export function ShareSign() {
  return (
    <svg {...stroke} aria-hidden="true" width="12" height="13" viewBox="0 0 12 13">
      <path d="M3.5 5.5H1v6.7h10V5.5H8.5M6 8.5V1M3.2 3.7 6 .9l2.8 2.8" />
    </svg>
  );
}

/** A planet on its orbit: the mark of the site. */
export function Mark() {
  return (
    <svg width="30" height="30" viewBox="0 0 30 30" fill="none" aria-hidden="true" focusable="false">
      <circle cx="15" cy="15" r="6.5" fill="currentColor" />
      <ellipse
        cx="15"
        cy="15"
        rx="14"
        ry="5"
        transform="rotate(-24 15 15)"
        stroke="var(--atmosphere)"
        strokeWidth="1.4"
      />
    </svg>
  );
}
