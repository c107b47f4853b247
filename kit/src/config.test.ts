import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { busEnv, callEnv, commonEnv, ConfigError, databaseEnv, env, readConfig, rpcEnv } from './config.js';

const faultOf = (shape: z.ZodRawShape, environment: NodeJS.ProcessEnv): string => {
  try {
    readConfig(shape, environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('was accepted');
};

describe('configuration', () => {
  test('what is not set gets its default', () => {
    expect(readConfig(commonEnv, {})).toEqual({
      HOST: '0.0.0.0',
      HTTP_PORT: 8081,
      BUILD_VERSION: 'development',
      LOG_LEVEL: 'info',
      SHUTDOWN_GRACE_MS: 25_000,
      SHUTDOWN_DRAIN_MS: 0,
      DEVELOPMENT_SECRETS: 'refuse',
    });
  });

  test('an empty variable counts as not set', () => {
    expect(readConfig(commonEnv, { HTTP_PORT: '', HOST: '' })).toMatchObject({
      HTTP_PORT: 8081,
      HOST: '0.0.0.0',
    });
    expect(faultOf(callEnv, { CALL_KEYS: '' })).toContain('CALL_KEYS: is missing');
    expect(readConfig(busEnv, { KAFKA_BROKERS: '' }).KAFKA_BROKERS).toBeUndefined();
  });

  test('every invalid variable is named at once, missing ones as missing', () => {
    const message = faultOf(
      { ...commonEnv, ...rpcEnv, ...databaseEnv, ...busEnv },
      {
        HTTP_PORT: '70000',
        LOG_LEVEL: 'loud',
        DATABASE_POOL: '0',
        CALLER_KEYS: 'gateway',
      },
    );
    expect(message.split('\n').slice(1)).toEqual([
      '  HTTP_PORT: must be at most 65535',
      expect.stringContaining('  LOG_LEVEL: '),
      expect.stringContaining('  CALLER_KEYS: must be a list of name=key'),
      '  DATABASE_URL: is missing',
      '  DATABASE_POOL: must be at least 1',
    ]);
  });

  test('an error never shows the value, which may be a secret', () => {
    const secret = 'hunter2pass';
    const wrong = Object.fromEntries(
      ['HTTP_PORT', 'LOG_LEVEL', 'SHUTDOWN_GRACE_MS', 'CALLER_KEYS', 'DATABASE_URL', 'BUS_DATABASE_URL'].map(
        (name) => [name, secret],
      ),
    );
    const shape = {
      ...commonEnv,
      ...rpcEnv,
      ...databaseEnv,
      ...busEnv,
      REDIS_URL: env.redisUrl(),
      FLAG: env.flag(false),
    };
    const message = faultOf(shape, { ...wrong, REDIS_URL: secret, FLAG: secret });
    for (const name of [...Object.keys(wrong), 'REDIS_URL', 'FLAG']) expect(message).toContain(`  ${name}: `);
    expect(message).not.toContain('hunter');
  });

  test.each(['8080 ', ' ', '0x50', '1e3', '80.5', 'NaN', '-1', '99999999999999999999'])(
    'the port "%s" is refused rather than read as some number',
    (text) => {
      expect(faultOf({ PORT: env.port(1) }, { PORT: text })).toContain('PORT: must be');
    },
  );

  test('numbers, flags and lists are read to their types', () => {
    const shape = { PORT: env.port(1), COUNT: env.integer(5, -3), ON: env.flag(false), LIST: env.list() };
    expect(readConfig(shape, { PORT: '0', COUNT: '-3', ON: '1', LIST: ' a:1, b:2,,' })).toEqual({
      PORT: 0,
      COUNT: -3,
      ON: true,
      LIST: ['a:1', 'b:2'],
    });
  });

  test('a list without entries is an error', () => {
    expect(faultOf({ LIST: env.list() }, { LIST: ' , ' })).toContain('LIST: ');
  });

  test('unknown variables are ignored', () => {
    expect(readConfig({ HOST: commonEnv.HOST }, { HOST: 'here', PATH: '/bin' })).toEqual({ HOST: 'here' });
  });
});
