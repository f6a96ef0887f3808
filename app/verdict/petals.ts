/** Geometry of the rosette: one petal a criterion, clockwise from the top. Lengths are of a radius of 100. */

const RADIUS = 100;
const INNER = 36;
const SHOULDER = 84;
const CORE_ARC = 105;
const MAX_DEGREES = 25;
const GAP_DEGREES = 3;

/** The radius to which a petal of a concern is filled; a petal of `nothing found` is outlined only. */
const FILLED_TO = 68;
/** The middle of the cross in a failing petal, and the length of its arms. */
const CROSS_AT = 70;
const CROSS_ARM = 13;
const NOTCH = 52;
const SHOULDER_NOTCH = 68;

/** The petals of one rosette as few paths: by what they are filled or outlined with. */
export interface Petals {
  passed: string;
  nothingFound: string;
  doubtful: string;
  failed: string;
  doubtfulOutline: string;
  crosses: string;
  unknown: string;
  notApplicable: string;
  core: string;
}

const drawn = new Map<string, Petals>();

/** The paths for findings given as letters (`RulingGlance.findings`); the same letters are drawn once. */
export function petalsOf(findings: string): Petals {
  const known = drawn.get(findings);
  if (known) return known;
  const petals = draw(findings);
  drawn.set(findings, petals);
  return petals;
}

function draw(findings: string): Petals {
  const petals: Petals = {
    passed: '',
    nothingFound: '',
    doubtful: '',
    failed: '',
    doubtfulOutline: '',
    crosses: '',
    unknown: '',
    notApplicable: '',
    core: '',
  };
  [...findings].forEach((letter, place) => {
    const petal = petalAt(place, findings.length);
    switch (letter.toLowerCase()) {
      case 'p':
        petals.passed += petal.whole;
        break;
      case 'n':
        petals.nothingFound += petal.whole;
        break;
      case 'h':
        petals.passed += petal.notched(SHOULDER, SHOULDER_NOTCH);
        break;
      case 'r':
        petals.doubtful += petal.notched(FILLED_TO, NOTCH);
        petals.doubtfulOutline += petal.whole;
        break;
      case 'c':
        petals.doubtful += petal.upTo(FILLED_TO);
        petals.doubtfulOutline += petal.whole;
        break;
      case 'f':
        petals.failed += petal.upTo(RADIUS);
        petals.crosses += petal.cross;
        break;
      case '-':
        petals.notApplicable += petal.dot;
        break;
      default:
        petals.unknown += petal.whole;
    }
    if (letter !== letter.toLowerCase()) petals.core += petal.arc;
  });
  return petals;
}

function petalAt(place: number, count: number) {
  const middle = (360 / count) * place;
  const half = Math.min(180 / count - GAP_DEGREES, MAX_DEGREES);
  const at = (radius: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${Math.round(radius * Math.sin(angle))} ${-Math.round(radius * Math.cos(angle))}`;
  };
  const turn = (middle * Math.PI) / 180;
  const [before, after] = [middle - half, middle + half];
  const from = `M${at(INNER, before)}L`;
  const back = `L${at(INNER, after)}Z`;
  return {
    whole: `${from}${at(SHOULDER, before)}L${at(RADIUS, middle)}L${at(SHOULDER, after)}${back}`,
    upTo: (radius: number) => `${from}${at(radius, before)}L${at(radius, after)}${back}`,
    notched: (radius: number, notch: number) =>
      `${from}${at(radius, before)}L${at(notch, middle)}L${at(radius, after)}${back}`,
    cross: crossAt(CROSS_AT * Math.sin(turn), -CROSS_AT * Math.cos(turn), turn),
    dot: `M${at(46, middle)}m-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0`,
    arc: `M${at(CORE_ARC, before)}A${CORE_ARC} ${CORE_ARC} 0 0 1 ${at(CORE_ARC, after)}`,
  };
}

// Two strokes of equal length, turned with the petal.
function crossAt(x: number, y: number, turn: number): string {
  return [Math.PI / 4, -Math.PI / 4]
    .map((slant) => {
      const [right, down] = [Math.cos(turn + slant), Math.sin(turn + slant)].map((part) =>
        Math.round(part * CROSS_ARM),
      ) as [number, number];
      return `M${Math.round(x - right)} ${Math.round(y - down)}l${2 * right} ${2 * down}`;
    })
    .join('');
}
