/** A place that a navigation leads to. */
export interface NavLink {
  label: string;
  href: string;
  /** Whether the reader is there now, or below it. */
  isCurrent?: boolean;
}

/** An entry of the navbar: a place, or a place with more below it. */
export interface NavItem extends NavLink {
  /** Opens as a dropdown on wide screens only. */
  children?: readonly NavLink[];
}
