import { crc32 } from 'node:zlib';

/** The number behind a key's partition: the same in every process and for ever, 32 bits, unsigned. */
export const keyHash = (key: string): number => crc32(key);

/** The partition of a key, 0 … partitions − 1. */
export const partitionOf = (key: string, partitions: number): number => keyHash(key) % partitions;
