export interface PageTitleProps {
  /** What the page is, before the site's name. */
  children: string;
}

/** The title of the browser's tab. Every screen has exactly one, in every state. */
export function PageTitle({ children }: PageTitleProps) {
  return <title>{`${children} - CertCrest`}</title>;
}
