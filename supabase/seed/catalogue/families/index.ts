import type { Family } from '../family.ts';
import { families as buildingMaterials } from './building-materials.ts';
import { families as handTools } from './hand-tools.ts';
import { families as powerTools } from './power-tools.ts';
import { families as steel } from './steel.ts';

/** Every family of goods, in the order of the categories. */
export const families: readonly Family[] = [...buildingMaterials, ...steel, ...handTools, ...powerTools];
