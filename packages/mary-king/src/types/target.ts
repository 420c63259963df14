import { z } from 'zod';
import { SEATS } from './seat.ts';

const seat = z.enum(SEATS);
const cell = z.int().min(0).max(11);
const stack = z.int().min(0).max(2);
const idea = z.strictObject({ side: seat, stack });

/** What is named in public when an effect is declared; null for effects that name nothing. Sets are ascending (MK-R29). */
export const targetSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('cells'), cells: z.array(cell).min(1).max(3).readonly() }),
    z.strictObject({ kind: z.literal('row'), row: z.int().min(0).max(3) }),
    z.strictObject({ kind: z.literal('column'), column: z.int().min(0).max(2) }),
    /** A block of two by two, named by its top left cell. */
    z.strictObject({ kind: z.literal('block'), corner: cell }),
    /** The control pattern on top of a memory. */
    z.strictObject({ kind: z.literal('memory'), side: seat, turned: z.boolean() }),
    z.strictObject({ kind: z.literal('ideas'), ideas: z.array(idea).min(1).max(2).readonly() }),
    /** One of the three face-up idea stacks the effect lays a card on. */
    z.strictObject({ kind: z.literal('place'), stack }),
    /** An item on the response stack, by its place from the bottom. */
    z.strictObject({ kind: z.literal('item'), item: z.int().min(0).max(99) }),
  ])
  .nullable();

export type Target = z.output<typeof targetSchema>;
export type TargetOf<K extends NonNullable<Target>['kind']> = Extract<Target, { readonly kind: K }>;
export type Idea = z.output<typeof idea>;
