/** Size of the pictures in `public/previews` in pixels, as social networks ask for it. */
export const previewSize = { width: 1200, height: 630 } as const;

/** Address of the picture of an exam, or of the site. */
export const previewPath = (link = 'certcrest'): string => `/previews/${link}.png`;
