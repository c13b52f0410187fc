import { alternatingAndDirect } from './ac-and-dc.ts';
import { barMagnet } from './bar-magnet.ts';
import { circularLoop } from './circular-loop.ts';
import { compassesAroundAWire } from './compasses-around-a-wire.ts';
import { domesticCircuit } from './domestic-circuit.ts';
import { electricMotor } from './electric-motor.ts';
import { electronOnAMap } from './electron-on-a-map.ts';
import { forceOnARod } from './force-on-a-rod.ts';
import { leftHandRule } from './left-hand-rule.ts';
import { movingMagnetAndCoil } from './moving-magnet-and-coil.ts';
import { oersted } from './oersted.ts';
import { oneEndOfASolenoid } from './one-end-of-a-solenoid.ts';
import { pathsInAField } from './paths-in-a-field.ts';
import { powerOnOneFuse } from './power-on-one-fuse.ts';
import { rightHandThumbRule } from './right-hand-thumb-rule.ts';
import { solenoid } from './solenoid.ts';
import { solenoidWithEnds } from './solenoid-with-ends.ts';
import { straightWire } from './straight-wire.ts';
import { twoLampsTwoSwitches } from './two-lamps-two-switches.ts';
import { twoPolesFacing } from './two-poles-facing.ts';
import { twoUprightWires } from './two-upright-wires.ts';

export const figures = [
  alternatingAndDirect,
  barMagnet,
  circularLoop,
  compassesAroundAWire,
  domesticCircuit,
  electricMotor,
  forceOnARod,
  leftHandRule,
  movingMagnetAndCoil,
  oersted,
  rightHandThumbRule,
  solenoid,
  straightWire,
  pathsInAField,
  powerOnOneFuse,
  solenoidWithEnds,
  twoLampsTwoSwitches,
  twoPolesFacing,
  electronOnAMap,
  twoUprightWires,
  oneEndOfASolenoid,
];
