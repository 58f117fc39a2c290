import type { Subject } from './subject.ts';
import * as building from './subjects/building.ts';
import * as electrical from './subjects/electrical.ts';
import * as fasteners from './subjects/fasteners.ts';
import * as finishing from './subjects/finishing.ts';
import * as handTools from './subjects/hand-tools.ts';
import * as hvac from './subjects/hvac.ts';
import * as insulation from './subjects/insulation.ts';
import * as machinery from './subjects/machinery.ts';
import * as paint from './subjects/paint.ts';
import * as plumbing from './subjects/plumbing.ts';
import * as powerTools from './subjects/power-tools.ts';
import * as safety from './subjects/safety.ts';
import * as steel from './subjects/steel.ts';

const { pipeStack: _drawnByPipes, ...steelSubjects } = steel;

/** All subjects by name. */
export const subjects: Record<string, Subject> = {
  ...building,
  ...steelSubjects,
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
};
