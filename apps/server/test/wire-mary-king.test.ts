import { testWireSecrecy } from './harness/wire-secrecy.ts';

testWireSecrecy('mary-king', () => 2);
