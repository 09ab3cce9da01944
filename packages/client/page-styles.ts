import { selectOne } from 'css-select';
import { parse, type Selector, SelectorType } from 'css-what';
import { parseDocument } from 'htmlparser2';
import postcss, { type AtRule, type Declaration, type Root, type Rule } from 'postcss';

/**
 * What a style sheet does to the given documents, as long as no script changes them: the rules that match an
 * element in any state that the browser itself can bring about (pointed at, checked, opened), the custom
 * properties that these need, and the sheet's typefaces.
 */
export function pageStyles(sheet: string, documents: readonly string[]): string {
  const root = postcss.parse(sheet);
  const trees = documents.map((html) => parseDocument(html));
  const isUsed = remembering(
    (selector) =>
      !isReadable(selector) ||
      trees.some((tree) =>
        parse(selector).some((one) => !isOfHost(one) && selectOne([inAnyState(one)], tree)),
      ),
  );

  root.walkRules((rule) => {
    // The steps of an animation have no selectors.
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name)) return;
    const used = rule.selectors.filter(isUsed);
    if (used.length === 0) rule.remove();
    else rule.selectors = used;
  });
  removeOverruledProperties(root);
  removeUnusedProperties(root, documents);
  removeUnusedAnimations(root);
  removeEmpty(root);
  return root.toString();
}

/** Only a web component is a host, and there is none. */
function isOfHost(selector: readonly Selector[]): boolean {
  return selector.some((token) => token.type === SelectorType.Pseudo && token.name === 'host');
}

/** Pseudo-classes that depend on the document's tree alone, and not on a state. */
const structural = new Set([
  ...['is', 'where', 'not', 'has', 'root', 'empty', 'first-child', 'last-child', 'only-child'],
  ...['nth-child', 'nth-last-child', 'first-of-type', 'last-of-type', 'only-of-type'],
  ...['nth-of-type', 'nth-last-of-type'],
]);
/** Attributes that the browser changes, or the one script that comes with the page. */
const changing = new Set(['open', 'hidden']);

/** A selector without what depends on a state, so that it matches whatever can come into that state. */
function inAnyState(selector: readonly Selector[]): Selector[] {
  const kept = selector.flatMap(tokenInAnyState);
  const universal: Selector = { type: SelectorType.Universal, namespace: null };
  const [first] = selector;
  // Inside `:has()` a selector may begin with one.
  const beginsSo = first !== undefined && isCombinator(first);
  const completed = kept.flatMap((token, index) => {
    const before = kept[index - 1];
    const isAlone = before === undefined ? !beginsSo : isCombinator(before);
    return isCombinator(token) && isAlone ? [universal, token] : [token];
  });
  const last = completed.at(-1);
  return last === undefined || isCombinator(last) ? [...completed, universal] : completed;
}

function tokenInAnyState(token: Selector): Selector[] {
  if (token.type === SelectorType.PseudoElement) return [];
  if (token.type === SelectorType.Attribute) return changing.has(token.name) ? [] : [token];
  if (token.type !== SelectorType.Pseudo) return [token];
  if (!structural.has(token.name)) return [];
  if (!Array.isArray(token.data)) return [token];
  const data = token.data.map(inAnyState);
  if (token.name !== 'not') return [{ ...token, data }];
  // Without its state such an exception would except too much.
  return JSON.stringify(data) === JSON.stringify(token.data) ? [token] : [];
}

function isCombinator({ type }: Selector): boolean {
  return (
    type === SelectorType.Descendant ||
    type === SelectorType.Child ||
    type === SelectorType.Sibling ||
    type === SelectorType.Adjacent
  );
}

/** A selector that only browsers understand is kept. */
function isReadable(selector: string): boolean {
  try {
    selectOne(parse(selector).map(inAnyState), parseDocument('<p>'));
    return true;
  } catch {
    return false;
  }
}

/** A property of the root in a layer has no effect where the theme sets it outside of all layers. */
function removeOverruledProperties(root: Root): void {
  const outside = new Set<string>();
  const inLayers: Declaration[] = [];
  root.walkDecls(/^--/, (declaration) => {
    const rule = declaration.parent as Rule;
    if (!rule.selectors?.every((selector) => alwaysRoot.test(selector))) return;
    if (rule.parent?.type === 'root') outside.add(declaration.prop);
    if (rule.parent?.parent?.type === 'root' && (rule.parent as AtRule).name === 'layer')
      inLayers.push(declaration);
  });
  for (const declaration of inLayers) if (outside.has(declaration.prop)) declaration.remove();
}

/** The site has no dark colours, so every page is marked as light. */
const alwaysRoot = /^:root(\[data-mantine-color-scheme="?light"?\])?$/;

/** Custom properties are used by declarations, by attributes, and by other custom properties that are used. */
function removeUnusedProperties(root: Root, documents: readonly string[]): void {
  const definitions = new Map<string, Declaration[]>();
  const used = new Set<string>();
  const waiting = documents.flatMap(namesIn);
  root.walkDecls((declaration) => {
    const { prop, value } = declaration;
    if (prop.startsWith('--'))
      definitions.set(prop, [...(definitions.get(prop) ?? []), declaration]);
    else waiting.push(...namesIn(value));
  });
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    for (const { value } of definitions.get(name) ?? []) waiting.push(...namesIn(value));
  }
  for (const [name, declarations] of definitions) {
    if (!used.has(name)) for (const declaration of declarations) declaration.remove();
  }
}

function namesIn(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
}

function removeUnusedAnimations(root: Root): void {
  const used: string[] = [];
  root.walkDecls(/^animation/, ({ value }) => void used.push(...value.split(/[\s,]+/)));
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!used.includes(rule.params)) rule.remove();
  });
}

/** From the inside out: what was emptied may have been all that its surroundings held. */
function removeEmpty(root: Root): void {
  const hollow = (node: postcss.ChildNode) =>
    (node.type === 'rule' || node.type === 'atrule') && node.nodes?.length === 0;
  for (let isDone = false; !isDone; ) {
    isDone = true;
    root.walk((node) => {
      if (!hollow(node)) return;
      node.remove();
      isDone = false;
    });
  }
}

function remembering(ask: (key: string) => boolean): (key: string) => boolean {
  const known = new Map<string, boolean>();
  return (key) => {
    const answer = known.get(key) ?? ask(key);
    known.set(key, answer);
    return answer;
  };
}
