import { circuitSymbols } from './circuit-symbols.ts';
import { measuringCircuit } from './measuring-circuit.ts';
import { mixedCircuit } from './mixed-circuit.ts';
import { parallelCircuit } from './parallel-circuit.ts';
import { resistanceOfAWire } from './resistance-of-a-wire.ts';
import { seriesCircuit } from './series-circuit.ts';
import { threeResistors } from './three-resistors.ts';
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
];
