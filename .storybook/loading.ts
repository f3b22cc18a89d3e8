/** Until there is something to see, bars of the size of the window, in a frame or alone. */
export const loading = `body:not(:has(:is(#storybook-root, #storybook-docs) > *), .sb-show-errordisplay, .sb-show-nopreview)::before {
    content: ''; position: fixed; inset: 0; opacity: 0.2;
    background: repeating-linear-gradient(#0000 0 8%, gray 8% 14%, #0000 14% 16%) 40% 25% / 80% 60% no-repeat;
  }`;
