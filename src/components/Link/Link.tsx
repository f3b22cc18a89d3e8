import {
  createContext,
  createElement,
  use,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
} from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where the link leads: a path of the site or a whole address. */
  href: string;
  children?: ReactNode;
}

const PlainLink = ({ children, ...rest }: LinkProps) => <a {...rest}>{children}</a>;
const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/**
 * Gives every `Link` below it the way to move inside the site, such as a router's link. Without it links are plain,
 * so components need no router.
 */
export function LinkProvider({ component, children }: { component: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The link of every component. Use it instead of `<a>`, so that the site moves without loading a new page. */
export function Link(props: LinkProps) {
  return createElement(use(LinkContext), props);
}
