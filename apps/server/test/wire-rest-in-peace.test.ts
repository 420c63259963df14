import { testWireSecrecy } from './harness/wire-secrecy.ts';

testWireSecrecy('rest-in-peace', () => 2);
