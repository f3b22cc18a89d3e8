import { breakpoints } from '../tokens/tokens.ts';

const size = (width: number, height: number) => ({ width: `${width}px`, height: `${height}px` });

type Viewport = Readonly<{ name: string; styles: ReturnType<typeof size>; type: 'mobile' | 'tablet' | 'desktop' }>;

/** The widths that matter: a small phone, the layout's own changes, and a desktop. */
export const viewports: Readonly<Record<string, Viewport>> = {
  phone: { name: 'Phone', styles: size(375, 812), type: 'mobile' },
  tablet: { name: 'Tablet', styles: size(breakpoints.carousel, 1024), type: 'tablet' },
  navbar: { name: 'Small desktop', styles: size(breakpoints.navbar, 800), type: 'desktop' },
  desktop: { name: 'Desktop', styles: size(1440, 900), type: 'desktop' },
};
