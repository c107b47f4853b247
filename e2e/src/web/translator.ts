/** What a browser's page translation does to a page, for `page.addInitScript`. */

/** `moves`: the text node itself goes into the wrapper; `replaces`: a new one does, and the page's own is detached. */
export type TranslatorKind = 'moves' | 'replaces';

/** Each translated text is between these, so that what is left untranslated shows, too. */
export const withoutMarks = (text: string): string => text.replaceAll(/[⟦⟧]/g, '');

/** Wraps each text of the page in two nested `<font>` elements, now and whenever a text comes or changes. */
export function translate(kind: TranslatorKind): void {
  const translated = (text: string): string => (/^⟦[^]*⟧$/.test(text) ? text : `⟦${text}⟧`);
  const wrap = (text: Text): void => {
    const { parentElement: parent } = text;
    if (!text.isConnected || parent === null || text.data.trim() === '') return;
    if (parent.closest('font, script, style, textarea, title, svg') !== null) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    if (kind === 'replaces') {
      inner.append(translated(text.data));
      text.replaceWith(outer);
    } else {
      text.before(outer);
      inner.append(text);
      text.data = translated(text.data);
    }
  };
  const wrapAll = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(wrap);
  };
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') wrapAll(target);
      addedNodes.forEach(wrapAll);
    }
  });
  addEventListener('DOMContentLoaded', () => {
    wrapAll(document.body);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
