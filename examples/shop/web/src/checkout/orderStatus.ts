import { request } from "../api/client";

export type OrderStatus = "pending" | "authorised" | "paid" | "refunded";

/** Calls back with the status now and with each change, also with those missed while disconnected. */
export function watchOrder(orderId: string, onStatus: (status: OrderStatus) => void): () => void {
  let stopped = false;
  let socket: WebSocket | undefined;
  let pause = 500;

  async function connect(): Promise<void> {
    socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws/orders/${orderId}`);
    socket.onmessage = (message) => onStatus((JSON.parse(message.data as string) as { status: OrderStatus }).status);
    socket.onclose = () => {
      if (!stopped) setTimeout(() => void connect(), (pause = Math.min(pause * 2, 8000)));
    };
    socket.onopen = async () => {
      pause = 500;
      onStatus((await request<{ status: OrderStatus }>("GET", `/orders/${orderId}`)).status);
    };
  }

  void connect();
  return () => {
    stopped = true;
    socket?.close();
  };
}
