import { ammeterInOneBranch } from './ammeter-in-one-branch.ts';
import { ammeterScale } from './ammeter-scale.ts';
import { circuitSymbols } from './circuit-symbols.ts';
import { circuitWithAFault } from './circuit-with-a-fault.ts';
import { circuitWithARheostat } from './circuit-with-a-rheostat.ts';
import { currentInThreeConductors } from './current-in-three-conductors.ts';
import { fourReadings } from './four-readings.ts';
import { lampsAndTwoKeys } from './lamps-and-two-keys.ts';
import { measuringCircuit } from './measuring-circuit.ts';
import { mixedCircuit } from './mixed-circuit.ts';
import { parallelCircuit } from './parallel-circuit.ts';
import { resistanceAndLength } from './resistance-and-length.ts';
import { resistanceOfAWire } from './resistance-of-a-wire.ts';
import { seriesCircuit } from './series-circuit.ts';
import { threeResistors } from './three-resistors.ts';
import { unitsOfAMonth } from './units-of-a-month.ts';
import { unnamedMeters } from './unnamed-meters.ts';
import { voltageCurrentGraph } from './v-i-graph.ts';

export const figures = [
  circuitSymbols,
  measuringCircuit,
  mixedCircuit,
  parallelCircuit,
  resistanceOfAWire,
  seriesCircuit,
  threeResistors,
  unnamedMeters,
  voltageCurrentGraph,
  ammeterScale,
  circuitWithAFault,
  currentInThreeConductors,
  lampsAndTwoKeys,
  resistanceAndLength,
  unitsOfAMonth,
  circuitWithARheostat,
  fourReadings,
  ammeterInOneBranch,
];
