/** The fields that hold something: what a body has as `null`, a message between services leaves out. */
export type Filled<Fields> = {
  readonly [Name in keyof Fields as null extends Fields[Name] ? never : Name]: Fields[Name];
} & {
  readonly [Name in keyof Fields as null extends Fields[Name] ? Name : never]?: NonNullable<Fields[Name]>;
};

export const filled = <Fields extends object>(fields: Fields): Filled<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  ) as Filled<Fields>;
