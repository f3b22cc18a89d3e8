import { css } from '@emotion/react';
import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import type { Components, Theme } from '@mui/material/styles';

/** Fields of forms: a label above, a bordered control, and below it what helps or what is wrong. */
export const inputs = (theme: Theme): Components => {
  const { palette } = theme.vars;
  return {
    MuiTextField: { defaultProps: { fullWidth: true } },
    MuiInputLabel: {
      // Most fields are required, so that the optional ones say so, and no star is shown.
      defaultProps: { shrink: true, disableAnimation: true, required: false },
      styleOverrides: {
        root: css({
          position: 'static',
          alignSelf: 'start',
          maxWidth: '100%',
          marginBottom: 6,
          overflow: 'visible',
          transform: 'none',
          fontSize: '1rem',
          fontWeight: 650,
          lineHeight: 1.625,
          whiteSpace: 'normal',
          pointerEvents: 'auto',
          userSelect: 'auto',
          '&, &.Mui-focused, &.Mui-error': { color: palette.text.primary },
        }),
      },
    },
    MuiOutlinedInput: {
      // The label does not interrupt the outline, so a border is enough.
      defaultProps: { slots: { notchedOutline: () => null } },
      styleOverrides: {
        root: css({
          border: `1.5px solid ${palette.edge}`,
          borderRadius: theme.radius.medium,
          background: palette.background.paper,
          fontWeight: 450,
          lineHeight: 1.5,
          transition: theme.transitions.create(['border-color', 'background-color'], {
            duration: theme.transitions.duration.shortest,
          }),
          '@media (hover: hover)': { '&:hover': { borderColor: palette.primary.main } },
          '&.Mui-focused': { ...theme.mixins.focusRing, outlineOffset: 1, borderColor: palette.primary.main },
          '&.Mui-error': {
            borderColor: palette.error.main,
            boxShadow: `inset 0 0 0 1px ${palette.error.main}`,
          },
          '&.Mui-readOnly': {
            borderColor: palette.edge,
            background: palette.background.sunk,
            color: palette.text.secondary,
          },
        }),
        // It grows with its text where the browser can do that, and can be resized everywhere.
        multiline: css({
          padding: 0,
          [`& .${outlinedInputClasses.input}`]: {
            boxSizing: 'border-box',
            height: 'auto',
            minHeight: 160,
            maxHeight: 480,
            resize: 'vertical',
            fieldSizing: 'content',
          },
          [`&.${outlinedInputClasses.sizeSmall} .${outlinedInputClasses.input}`]: {
            minHeight: 136,
            maxHeight: '36dvh',
          },
        }),
        adornedEnd: css({ paddingRight: 3 }),
        input: css({
          height: '1.5em',
          padding: '12px 16px',
          borderRadius: 'inherit',
          // Browsers have their own buttons to show a password and to clear a search.
          '&::-ms-reveal': { display: 'none' },
          '&::-webkit-search-cancel-button': { display: 'none' },
        }),
      },
    },
    MuiFormHelperText: {
      styleOverrides: {
        root: css({
          margin: 0,
          fontSize: '1rem',
          '&, &.Mui-error': { color: palette.text.secondary },
        }),
      },
    },
  };
};
