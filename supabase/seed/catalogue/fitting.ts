import type { Item } from './product.ts';

/** Nominal diameters (mm) of pipe threads (inch). */
const inches: Readonly<Record<string, number>> = {
  '1/2"': 20,
  '3/4"': 25,
  '1"': 32,
  '1 1/4"': 40,
  '1 1/2"': 50,
  '2"': 63,
};

/** Widths across flats (mm) of hexagons by thread. */
const flats: Readonly<Record<string, number>> = { M6: 10, M8: 13, M10: 17, M12: 19, M16: 24 };

/** Subcategories of pipes, fittings and valves. */
const piping: readonly string[] = ['pipes', 'fittings', 'valves'];

const textOf = ({ attributes }: Item, key: string): string | undefined =>
  attributes.find((attribute) => attribute.key === key)?.value_en;

const numberOf = ({ attributes }: Item, key: string): number | undefined =>
  attributes.find((attribute) => attribute.key === key)?.number;

const threadOf = ({ name }: Item): string | undefined => /\bM\d+\b/.exec(name[0])?.[0];

/** Outer diameter of a pipe or of the pipe that a fitting takes, in mm. */
const diameterOf = (item: Item): number | undefined =>
  numberOf(item, 'diameter') ?? inches[textOf(item, 'sizeInch') ?? ''];

const sectionOf = ({ name }: Item): string | undefined =>
  /([\d.]+) mm²|lug \D*([\d.]+)-/.exec(name[0])?.slice(1).find(Boolean);

/** How a pipe or fitting is joined; only equal ones fit. Valves are threaded and take every adapter. */
function jointOf({ name, sub }: Item): string {
  if (sub === 'valves') return 'any';
  if (name[0].startsWith('PPR')) return 'fusion';
  if (/^Drain/.test(name[0])) return 'socket';
  if (/^(?:PVC|Corrugated)/.test(name[0])) return name[0].split(' ')[0]!;
  return 'thread';
}

function pipesFit(one: Item, other: Item): boolean {
  const joints = [jointOf(one), jointOf(other)];
  const areJoined = joints.includes('any') ? !joints.includes('socket') : joints[0] === joints[1];
  return areJoined && diameterOf(one) !== undefined && diameterOf(one) === diameterOf(other);
}

/** Whether a spanner, key or socket turns goods with a thread, or grips a pipe fitting. */
function isToolFor(tool: Item, goods: Item): boolean {
  const [name] = tool.name;
  const thread = threadOf(goods);
  if (thread === undefined) return /^(?:Pipe wrench|Adjustable)/.test(name);
  if (goods.name[0].startsWith('Socket bolt')) return name.startsWith('Allen');
  if (/^(?:Eye bolt|Wing nut)/.test(goods.name[0])) return name.startsWith('Adjustable');
  return /^(?:Ring spanner set|Socket set)/.test(name) || name.endsWith(` ${flats[thread]} mm`);
}

/** Whether goods of two subcategories that go together fit each other in thread, diameter, joint or section. */
export function fitEachOther(one: Item, other: Item): boolean {
  if (piping.includes(one.sub) && piping.includes(other.sub)) return pipesFit(one, other);
  if (other.sub === 'wrenches-and-sockets') return isToolFor(other, one);
  const threads = [threadOf(one), threadOf(other)];
  if (threads.every(Boolean)) return threads[0] === threads[1];
  if (one.sub === 'cables-and-wires' && other.sub === one.sub)
    return (
      /^Copper/.test(one.name[0]) !== /^Copper/.test(other.name[0]) && sectionOf(one) === sectionOf(other)
    );
  return true;
}
