import { crc32 } from 'node:zlib';

/** The hash that determines a key's partition: 32 bits, unsigned, and the same in every process and version. */
export const keyHash = (key: string): number => crc32(key);

/** The partition of a key, 0 … partitions − 1. */
export const partitionOf = (key: string, partitions: number): number => keyHash(key) % partitions;
