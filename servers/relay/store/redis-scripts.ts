import { MAX_READERS, UNREAD_LIFE } from '../limits/relay-limits.js'

/**
 * Functions that the scripts share. A script runs atomically. Every message has a number; numbers increase without
 * gaps. Keys by number:
 * - `message:<number>`: the message (field ``), and a field for each client that has read it, its publisher first.
 *   Redis deletes it when the message expires.
 * - `records`: size, topic, hash, and the accounts that the message counts against until it is acknowledged.
 * - `expiry`: when each message expires. `settled`: acknowledged messages, which are removed first when space is
 *   needed.
 *
 * Keys by topic: `box:<topic>` (numbers by hash, in order) and `done:<topic>` (its acknowledged messages). Keys by
 * account: `owed:<name>`, its unacknowledged messages by expiry. `used` and `paid` count bytes, in total and by account.
 * The feed is one stream with an entry per number, read by every relay process.
 *
 * A script reads only the messages it returns, and removes a limited number, so that its cost is bounded.
 */
const shared = `
local prefix = KEYS[1]
local records, expiry, settled, used, paid =
  prefix .. 'records', prefix .. 'expiry', prefix .. 'settled', prefix .. 'used', prefix .. 'paid'
local function release(number, parts)
  for index = 4, #parts do
    redis.call('ZREM', prefix .. 'owed:' .. parts[index], number)
    if tonumber(redis.call('ZINCRBY', paid, -parts[1], parts[index])) <= 0 then redis.call('ZREM', paid, parts[index]) end
  end
end
local function read(number)
  local parts = {}
  for part in string.gmatch(redis.call('HGET', records, number) or '', '%S+') do parts[#parts + 1] = part end
  return parts
end
local function remove(number)
  local parts = read(number)
  redis.call('DEL', prefix .. 'message:' .. number)
  redis.call('HDEL', records, number)
  redis.call('ZREM', expiry, number)
  redis.call('ZREM', settled, number)
  if #parts == 0 then return end
  redis.call('ZREM', prefix .. 'box:' .. parts[2], parts[3])
  redis.call('ZREM', prefix .. 'done:' .. parts[2], number)
  release(number, parts)
  redis.call('DECRBY', used, parts[1])
end
`

/** The memory of a message besides its text, bytes: its number, hashes and index entries. Measured, rounded up. */
const ENTRY_COST = 1_000
/** The memory of each account of a message, bytes. Measured for networks that several messages share. */
const ACCOUNT_COST = 350

/** The maximum number of removals for one new message: enough of the smallest to fit the largest. */
const SWEEP = 1_200

/** Results of {@link putScript} when it does not store the message. Each further full account is one less. */
export const putResults = { present: 0, topicFull: -1, full: -2, accountFull: -3 } as const

/**
 * Stores a message. Returns 1, or one of {@link putResults}. When the store is full, removes acknowledged messages, then
 * messages of the account with the most, longest-lived first, if that is more than the accounts of the new message have.
 * KEYS prefix. ARGV topic, hash, message, publisher, expiry (ms), capacity of a topic, capacity (bytes), process,
 * length of the feed, then name and limit (bytes) of each account.
 */
export const putScript = `${shared}
local topic, hash, message, publisher, over = unpack(ARGV, 1, 5)
local size = #message + ${ENTRY_COST} + ${ACCOUNT_COST} * (#ARGV - 9) / 2
local box, done = prefix .. 'box:' .. topic, prefix .. 'done:' .. topic
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local function sweep(count)
  for _, number in ipairs(redis.call('ZRANGEBYSCORE', expiry, '-inf', now, 'LIMIT', 0, count)) do remove(number) end
end
local function fits(isFull)
  if isFull() then sweep(${SWEEP}) end
  return not isFull()
end

sweep(10)
if tonumber(over) > now + ${UNREAD_LIFE} and redis.call('EXISTS', done) == 0 then over = now + ${UNREAD_LIFE} end
local known = redis.call('ZSCORE', box, hash)
if known then
  if redis.call('EXISTS', prefix .. 'message:' .. known) == 1 then return ${putResults.present} end
  remove(known)
end

local record = size .. ' ' .. topic .. ' ' .. hash
for index = 10, #ARGV, 2 do
  local function isFull()
    return tonumber(redis.call('ZSCORE', paid, ARGV[index]) or 0) + size > tonumber(ARGV[index + 1])
  end
  if not fits(isFull) then return ${putResults.accountFull} - (index - 10) / 2 end
  record = record .. ' ' .. ARGV[index]
end

local function isTopicFull() return redis.call('ZCARD', box) >= tonumber(ARGV[6]) end
if not fits(isTopicFull) then
  local oldest = redis.call('ZRANGE', done, 0, 0)[1]
  if not oldest then return ${putResults.topicFull} end
  remove(oldest)
end
local function isFull() return tonumber(redis.call('GET', used) or 0) + size > tonumber(ARGV[7]) end
if not fits(isFull) then
  for _, number in ipairs(redis.call('ZRANGE', settled, 0, ${SWEEP - 1})) do
    if not isFull() then break end
    remove(number)
  end
  local own = 0
  for index = 10, #ARGV, 2 do own = math.max(own, tonumber(redis.call('ZSCORE', paid, ARGV[index]) or 0)) end
  for _ = 1, ${SWEEP} do
    if not isFull() then break end
    local largest, weight = unpack(redis.call('ZREVRANGE', paid, 0, 0, 'WITHSCORES'))
    if not largest or tonumber(weight) <= own + size then break end
    local longest = redis.call('ZREVRANGE', prefix .. 'owed:' .. largest, 0, 0)[1]
    if not longest then break end
    remove(longest)
  end
  if isFull() then return ${putResults.full} end
end

local number = redis.call('INCR', prefix .. 'count')
redis.call('HSET', records, number, record)
redis.call('INCRBY', used, size)
for index = 10, #ARGV, 2 do
  redis.call('ZINCRBY', paid, size, ARGV[index])
  redis.call('ZADD', prefix .. 'owed:' .. ARGV[index], over, number)
end
redis.call('ZADD', expiry, over, number)
redis.call('HSET', prefix .. 'message:' .. number, '', message, publisher, 1)
redis.call('PEXPIREAT', prefix .. 'message:' .. number, over)
redis.call('ZADD', box, number, hash)
if redis.call('PTTL', box) < over - now then
  redis.call('PEXPIREAT', box, over)
  redis.call('PEXPIREAT', done, over)
end
redis.call('XADD', prefix .. 'feed', 'MAXLEN', '~', ARGV[9], '*', 'n', number, 'p', ARGV[8], 't', topic)
return 1
`

/**
 * Returns one page of a client's waiting messages: first "more" when there are further ones, then number and message of
 * each. KEYS prefix. ARGV topic, client, page size.
 */
export const listScript = `
local prefix = KEYS[1]
local page = {''}
local size = 0
local start = 0
repeat
  local part = redis.call('ZRANGE', prefix .. 'box:' .. ARGV[1], start, start + 99, 'WITHSCORES')
  for index = 2, #part, 2 do
    local message = prefix .. 'message:' .. part[index]
    local length = redis.call('HSTRLEN', message, '')
    if length > 0 and redis.call('HEXISTS', message, ARGV[2]) == 0 then
      if size > 0 and size + length > tonumber(ARGV[3]) then
        page[1] = 'more'
        return page
      end
      page[#page + 1] = part[index]
      page[#page + 1] = redis.call('HGET', message, '')
      size = size + length
    end
  end
  start = start + 100
until #part == 0
return page
`

/**
 * Marks a message as read, unless it has expired. It then counts against no account. Returns 0 when the maximum number
 * of readers is recorded already, else 1. Two fields of the message are not readers: the text and the publisher.
 * KEYS prefix. ARGV topic, hash, client.
 */
export const acknowledgeScript = `${shared}
local number = redis.call('ZSCORE', prefix .. 'box:' .. ARGV[1], ARGV[2])
if not number then return 1 end
local message = prefix .. 'message:' .. number
local count = redis.call('HLEN', message)
if count == 0 then return 1 end
if count >= ${MAX_READERS + 2} then return redis.call('HEXISTS', message, ARGV[3]) end
redis.call('HSET', message, ARGV[3], 1)
if redis.call('ZADD', settled, number, number) == 0 then return 1 end
local done = prefix .. 'done:' .. ARGV[1]
redis.call('ZADD', done, number, number)
redis.call('PEXPIRE', done, redis.call('PTTL', prefix .. 'box:' .. ARGV[1]))
local parts = read(number)
release(number, parts)
if #parts > 0 then redis.call('HSET', records, number, table.concat(parts, ' ', 1, 3)) end
return 1
`

/** Removes a message. KEYS prefix. ARGV number. */
export const dropScript = `${shared}
remove(ARGV[1])
return 1
`
