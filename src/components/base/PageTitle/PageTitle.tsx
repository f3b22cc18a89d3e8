export interface PageTitleProps {
  /** What the page is, before the site's name. */
  children: string;
}

/**
 * The title of the browser's tab and of link previews. Every screen has exactly one, in every state.
 *
 * @when Once in every screen.
 * @whenNot The heading on the page: PageHeading.
 * @do Say what this page shows, such as the exam's name.
 * @screenReader Announced first when a page opens, so what is specific to the page comes before the site's name.
 */
export function PageTitle({ children }: PageTitleProps) {
  const title = `${children} - CertCrest`;
  return (
    <>
      <title>{title}</title>
      <meta property="og:title" content={title} />
    </>
  );
}
