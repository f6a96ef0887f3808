interface Rule {
  isAllowed: boolean;
  /** A path with `*` for any letters, and `$` for its end. */
  pattern: string;
}

/**
 * Whether a robots.txt lets the program `name` read an address (RFC 9309, 2.2). Only the rules for it are kept, and each is
 * compared by searches for its fixed parts: half a megabyte of agents, rules or stars takes a fraction of a second.
 */
export function readRobots(text: string, name: string): (url: string) => boolean {
  const rules = rulesFor(text, name.toLowerCase());
  return (url) => {
    const { pathname, search } = new URL(url);
    const path = withLargeEscapes(pathname + search);
    let best: Rule | undefined;
    for (const rule of rules) {
      if (matches(rule.pattern, path) && isStronger(rule, best)) best = rule;
    }
    return best?.isAllowed ?? true;
  };
}

// The longest pattern decides; of two as long, the one that allows.
function isStronger(rule: Rule, best: Rule | undefined): boolean {
  if (!best || rule.pattern.length !== best.pattern.length) {
    return rule.pattern.length > (best?.pattern.length ?? -1);
  }
  return rule.isAllowed;
}

/** A group without any of these rules says nothing. */
const RULES = ['allow', 'disallow', 'crawl-delay'];

function rulesFor(text: string, name: string): Rule[] {
  const groups = new Map<string, Rule[]>();
  let ours = new Set<string>();
  let isInAgents = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [content = ''] = line.split('#', 1);
    const colon = content.indexOf(':');
    const key = content.slice(0, Math.max(0, colon)).trim().toLowerCase();
    if (key === '') continue;
    const value = content.slice(colon + 1).trim();
    if (key === 'user-agent') {
      // Lines one after the other name the programs of one group.
      if (!isInAgents) ours = new Set();
      const [agent = ''] = value.toLowerCase().split('/', 1);
      if ([name, '*'].includes(agent.trim())) ours.add(agent.trim());
    }
    isInAgents = key === 'user-agent';
    if (!RULES.includes(key)) continue;
    for (const agent of ours) {
      const rules = groups.get(agent) ?? [];
      groups.set(agent, rules);
      // An empty rule forbids nothing.
      if (key === 'crawl-delay' || value === '') continue;
      rules.push({ isAllowed: key === 'allow', pattern: escaped(value) });
    }
  }
  return groups.get(name) ?? groups.get('*') ?? [];
}

function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const [start = '', ...parts] = pattern.slice(0, isWhole ? -1 : undefined).split('*');
  if (!path.startsWith(start)) return false;
  let at = start.length;
  const end = isWhole ? parts.pop() : '';
  for (const part of parts) {
    const found = path.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  if (end === undefined) return at === path.length;
  return path.length - end.length >= at && path.endsWith(end);
}

function escaped(pattern: string): string {
  try {
    return withLargeEscapes(encodeURI(pattern).replaceAll('%25', '%'));
  } catch {
    // Half of a surrogate pair.
    return pattern;
  }
}

function withLargeEscapes(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());
}
