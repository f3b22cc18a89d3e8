import { createSiteTheme } from 'certcrest/theme';

/** CertCrest's theme, with something said of each component, and of MUI's button beside them. */
export const theme = createSiteTheme({
  components: {
    CcQuestionCard: { defaultProps: { dir: 'rtl' }, styleOverrides: { question: { letterSpacing: 3 } } },
    CcExamCard: { defaultProps: { dir: 'rtl' }, styleOverrides: { practise: { letterSpacing: 4 } } },
    CcCartRow: { defaultProps: { dir: 'rtl' }, styleOverrides: { name: { letterSpacing: 5 } } },
    CcCarousel: { defaultProps: { dir: 'rtl' }, styleOverrides: { slide: { letterSpacing: 6 } } },
    MuiButton: { styleOverrides: { root: { letterSpacing: 7 } } },
  },
});

/** What must not compile: a slot, a component, a value of a prop and a colour that do not exist. */
createSiteTheme({
  components: {
    // @ts-expect-error -- the part is called `question`
    CcQuestionCard: { styleOverrides: { headline: { letterSpacing: 3 } } },
  },
});
createSiteTheme({
  components: {
    // @ts-expect-error -- the component is called `CcExamCard`
    CcExamCart: { styleOverrides: { root: { letterSpacing: 4 } } },
  },
});
createSiteTheme({
  components: {
    // @ts-expect-error -- `difficulty` is easy, medium or hard
    CcQuestionCard: { defaultProps: { difficulty: 'simple' } },
  },
});
// @ts-expect-error -- the palette has no such colour
export const unknown = theme.vars.palette.sunset;
