/**
 * Lets React work on a page that a browser or an extension translates. A translator puts an element of its own (`<font>`)
 * in the place of a text node; React would go on writing to the node that it made, which nobody sees, or throw because
 * the node is no longer a child. So the page remembers what stands in for which text nodes, and puts these back before
 * React touches one of them. The translator then translates the new text.
 */

/** What stands in the place of a text node. */
const standInOf = new WeakMap<Node, ChildNode>();
/** In their order. */
const textsOf = new WeakMap<Node, Text[]>();

/** Call it once, before the first render. */
export function followTranslator(): void {
  const observer = new MutationObserver(learn);
  observer.observe(document.body, { childList: true, subtree: true });
  const putBack = (node: Node | null): void => {
    learn(observer.takeRecords());
    if (node !== null) restore(node);
  };

  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with the node below
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null) {
    putBack(before);
    return insertBefore.call(this, child, before) as Child;
  };
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child) {
    putBack(child);
    return removeChild.call(this, child) as Child;
  };
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      putBack(this);
      nodeValue?.set?.call(this, value);
    },
  });
}

function learn(records: readonly MutationRecord[]): void {
  const added = new Set<Node | null>();
  for (const record of records) {
    for (const node of record.addedNodes) if (node.nodeName === 'FONT') added.add(node);
    // Either the text was replaced, or its stand-in was inserted beside it just before.
    const standIn =
      record.removedNodes.length === 0
        ? undefined
        : [...record.addedNodes, record.previousSibling, record.nextSibling].find((node) => added.has(node));
    if (standIn === undefined) continue;
    for (const node of record.removedNodes)
      // Translated again, it stands in for the same texts.
      for (const text of textsOf.get(node) ?? (node instanceof Text ? [node] : [])) {
        standInOf.set(text, standIn as ChildNode);
        textsOf.set(standIn as Node, [...(textsOf.get(standIn as Node) ?? []), text]);
      }
  }
}

function restore(node: Node): void {
  const standIn = standInOf.get(node);
  if (standIn === undefined) return;
  const texts = textsOf.get(standIn) ?? [];
  for (const text of texts) standInOf.delete(text);
  textsOf.delete(standIn);
  // Not if the translator has shown the original again.
  if (standIn.parentNode !== null) standIn.replaceWith(...texts);
}
