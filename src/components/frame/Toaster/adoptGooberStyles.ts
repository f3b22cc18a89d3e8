// notistack writes its styles with goober into a <style> element, which our Content-Security-Policy forbids. goober
// looks for `window._goober` before it makes that element: give it a text node that writes to a constructed style
// sheet, which the policy allows. Whatever imports notistack imports this module before it.
if (typeof window !== 'undefined') {
  const sheet = new CSSStyleSheet();
  let text = '';
  Object.assign(window, {
    _goober: {
      parentNode: document.head,
      firstChild: {
        get data() {
          return text;
        },
        set data(css: string) {
          text = css;
          sheet.replaceSync(css);
        },
      },
    },
  });
  document.adoptedStyleSheets.push(sheet);
}

export {};
