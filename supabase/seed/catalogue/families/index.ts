import type { Family } from '../family.ts';
import { families as buildingMaterials } from './building-materials.ts';
import { families as electrical } from './electrical.ts';
import { families as fasteners } from './fasteners.ts';
import { families as finishing } from './finishing.ts';
import { families as handTools } from './hand-tools.ts';
import { families as hvac } from './hvac.ts';
import { families as insulation } from './insulation.ts';
import { families as machinery } from './machinery.ts';
import { families as paint } from './paint.ts';
import { families as plumbing } from './plumbing.ts';
import { families as powerTools } from './power-tools.ts';
import { families as safety } from './safety.ts';
import { families as steel } from './steel.ts';

/** All families, in the order of the categories. */
export const families: readonly Family[] = [
  ...buildingMaterials,
  ...steel,
  ...handTools,
  ...powerTools,
  ...safety,
  ...electrical,
  ...plumbing,
  ...paint,
  ...machinery,
  ...fasteners,
  ...finishing,
  ...hvac,
  ...insulation,
];
