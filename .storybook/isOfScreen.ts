/** Whether a story is one of a screen, which has a route and a network; components know neither. */
export const isOfScreen = ({ title }: { readonly title: string }): boolean => title.startsWith('Screens/');
