/** A place that a navigation leads to. */
export interface NavLink {
  /** Its name. */
  label: string;
  /** Its address. */
  href: string;
  /** Whether the reader is there now, or below it. */
  selected?: boolean;
}

/** An entry of the navbar: a place, or a place with more below it. */
export interface NavItem extends NavLink {
  /** Opens as a dropdown on wide screens only. Each: `label`, `href`, and whether it is `selected`. */
  children?: readonly NavLink[];
  /** What small screens list: the item alone, or its children in its place. @default 'item' */
  onSmall?: 'item' | 'children';
  /** `call` looks like an outlined button: the one entry that asks for something. */
  emphasis?: 'call';
}

/** Everything that the navbar leads to, at every width. */
export interface NavEntries {
  /** The site's entries, in order. Each: `label`, `href`, and optionally `selected`, `children`, `onSmall`, `emphasis`. */
  items: ReadonlyArray<NavItem>;
  /** The session's entries, which follow: Login and Sign Up, or Profile and Cart. */
  account?: ReadonlyArray<NavItem> | undefined;
  /** True until the stored session has been read: "Loading..." stands in place of its entries. */
  loading?: boolean | undefined;
}
