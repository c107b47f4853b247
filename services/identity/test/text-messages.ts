/** A stand-in for the service that sends text messages, behind a real gRPC server: it notes the codes. */
import { bind, createMetrics, Refusal, startGrpcServer, type RpcTable } from '@torchbearer/kit';
import { noneCalled, testCallers, testLog } from '@torchbearer/kit/testing';
import { SmsServiceService, type SendCodeRequest } from '@torchbearer/proto/sms/v1/sms';

export async function startTextMessages() {
  const sent: SendCodeRequest[] = [];
  const state = { isDown: false };
  const sms: RpcTable<unknown, typeof SmsServiceService> = {
    ...noneCalled(SmsServiceService),
    sendCode: {
      who: ['identity'],
      handle: (_context, request) => {
        if (state.isDown) throw new Refusal('UNAVAILABLE');
        sent.push(request);
        return Promise.resolve({});
      },
    },
  };
  const server = await startGrpcServer({
    ...{ host: '127.0.0.1', port: 0, callers: testCallers('sms') },
    services: [bind(SmsServiceService, sms, null)],
    ...{ clock: () => new Date(), log: testLog, metrics: createMetrics('text-messages') },
  });
  return {
    state,
    address: `127.0.0.1:${server.port}`,
    /** The codes sent to a number, in their order. */
    codesTo: (phone: string): string[] => sent.filter((one) => one.phone === phone).map(({ code }) => code),
    sent: (): readonly SendCodeRequest[] => sent,
    stop: () => server.stop(),
  };
}
